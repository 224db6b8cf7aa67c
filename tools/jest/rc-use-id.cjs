// Stands for antd's helper that names every element of a test alike: two dialogs would share one heading.
const { useId } = require('react');

module.exports = {
  __esModule: true,
  default: function useOwnId(id) {
    const own = useId();
    return id || own;
  },
  getId: (prefix, key) => `${prefix}-${String(key).replace(/[^a-zA-Z0-9_.:-]/g, '-')}`,
  resetUuid: () => undefined,
};
