// Stands for every style module of antd: hooks that give no classes.
const hook = () => ['', ''];
module.exports = new Proxy({ __esModule: true, default: hook }, { get: (known, name) => known[name] ?? hook });
