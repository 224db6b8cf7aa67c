// Everything that exists for the demo only, behind one door. Load it by `await import`, and only where the demo is on.
// The build puts it into a folder of its own, which a production image leaves out.
export { registerExternalPages } from './external/routes';
export { createSender } from './feed/send-events';
export { startSimulatedFeed } from './feed/simulated-feed';
export { fillDemoDatabase } from './seed/fill-demo-database';
