// Loaded into every process of the suite: when the process that started it is killed, it stops in
// order by itself, so that no server is left behind on its port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
