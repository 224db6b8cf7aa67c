/** A moment as the database reads it. */
export const momentText = (epochMs: number): string => new Date(epochMs).toISOString();

export const optionalMomentText = (epochMs: number | null): string | null => (epochMs === null ? null : momentText(epochMs));
