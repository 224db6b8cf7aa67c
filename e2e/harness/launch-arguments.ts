/** Flags that let Chromium run in containers: as root, and with little shared memory. */
export const launchArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];
