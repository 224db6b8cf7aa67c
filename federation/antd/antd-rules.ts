// antd without styles at run time: its rules and variables become stylesheets, chunk by chunk, as a strict
// content security policy asks.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { packageFolder } from '../workspace';
import { leftOutFiles } from './left-out-loader';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const fromUi = createRequire(join(packageFolder('shared-ui'), 'package.json'));
const antd = join(dirname(fromUi.resolve('antd/package.json')), 'es');
const fromAntd = createRequire(fromUi.resolve('antd'));
const helper = (name: string, file: string) => join(dirname(dirname(fromAntd.resolve(name))), 'es', file);

const styleModule = /[/\\](?:[^/\\]+|_util[/\\]wave)[/\\]style(?:[/\\][^/\\]+)?\.js$/;

export function antdRules(): RuleSetRule[] {
  return [
    {
      include: antd,
      test: styleModule,
      exclude: [join(antd, 'style'), join(antd, 'theme')],
      loader: at('style-module-loader.ts'),
    },
    {
      test: [
        join(antd, 'theme/useToken.js'),
        join(antd, 'theme/internal.js'),
        join(antd, 'theme/context.js'),
        join(antd, 'theme/util/genStyleUtils.js'),
        helper('@rc-component/input', 'calculateNodeHeight.js'),
      ],
      loader: at('runtime-loader.ts'),
    },
    { include: antd, test: [...leftOutFiles], loader: at('left-out-loader.ts') },
  ];
}

export function antdAliases(): Record<string, string> {
  return {
    '@ant-design/cssinjs$': at('runtime/cssinjs.js'),
    '@rc-component/async-validator$': at('runtime/validator.ts'),
    [helper('@rc-component/util', 'Dom/dynamicCSS.js')]: at('runtime/dynamic-css.js'),
  };
}
