// A class name is its own name in tests.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
