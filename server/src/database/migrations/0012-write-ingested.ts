/** Made a function that `0100-one-way-in` removes: outages begin and end in `functions/feed-functions.ts`. */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
