/** Channels on which both the code and the functions of the database tell that something is new. The message is empty. */
export const channels = {
  /** The live log has grown. */
  live: 'open_outage',
  /** A delivery waits. */
  webhooks: 'webhook_delivery',
} as const;
