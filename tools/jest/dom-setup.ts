import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A busy machine takes its time; what never comes is told all the same.
configure({ asyncUtilTimeout: 15_000 });

// Nothing in jsdom has a size that could change.
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= StillObserver;

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

// antd measures scroll bars by pseudo-elements, which jsdom knows nothing of and says so each time.
const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => computed(element);

// antd's pickers follow the size of what they stand in; nothing has a size here.
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
