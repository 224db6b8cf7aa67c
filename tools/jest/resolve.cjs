// antd without its styles: jsdom would walk through all its rules at every `getByRole`, which doubles the time of the tests.
const { join } = require('node:path');

const styleModule = /[/\\]antd[/\\]lib[/\\](?!style|theme)[^/\\]+[/\\](?:[^/\\]+[/\\])?style(?:[/\\][^/\\]+)?\.js$/;
const replaced = [
  [/[/\\]@rc-component[/\\]util[/\\]lib[/\\]Dom[/\\]dynamicCSS\.js$/, 'dynamic-css.cjs'],
  [/[/\\]@rc-component[/\\]util[/\\]lib[/\\]hooks[/\\]useId\.js$/, 'rc-use-id.cjs'],
];

module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  // The tests of the build make its stylesheets, so they need the styles themselves.
  if (/[/\\]federation[/\\]/.test(options.basedir)) return file;
  if (styleModule.test(file)) return join(__dirname, 'antd-style.cjs');
  const [, own] = replaced.find(([name]) => name.test(file)) ?? [];
  return own === undefined ? file : join(__dirname, own);
};
