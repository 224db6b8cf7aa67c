type Demo = typeof import('./demo/demo');

/** What exists for the demo only; null where the demo is off, so that nothing of it is even read. */
export async function loadDemo(isDemo: boolean): Promise<Demo | null> {
  if (!isDemo) return null;
  try {
    return await import('./demo/demo');
  } catch (error) {
    const isLeftOut = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isLeftOut ? new Error('SUITE_DEMO is 1, but this build was made without the demo (dist/demo).') : error;
  }
}
