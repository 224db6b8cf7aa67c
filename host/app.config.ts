import { defineHost } from 'federation/define-app';

export const app = defineHost({
  version: '1.0.0',
  entry: ['./src/main.tsx', './src/catalog.ts'],
  template: './src/index.html',
});
