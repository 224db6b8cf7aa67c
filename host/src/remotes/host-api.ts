/** Version of what the host gives remotes: that of shared-ui, which a test compares. */
export const hostApiVersion = '1.0.0';
