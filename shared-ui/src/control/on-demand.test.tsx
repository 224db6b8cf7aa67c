import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { onDemand } from './on-demand';

const Part = () => <p>Here</p>;

function show(importPart: () => Promise<{ Part: () => ReturnType<typeof Part> }>) {
  const onFailure = jest.fn();
  const demand = onDemand(importPart);
  function Page({ isOpen }: { isOpen: boolean }) {
    const part = demand.usePart(isOpen, onFailure);
    return isOpen && part !== null && <part.Part />;
  }
  const { rerender } = render(<Page isOpen={false} />);
  return { demand, onFailure, open: (isOpen: boolean) => act(async () => rerender(<Page isOpen={isOpen} />)) };
}

it('loads a part with its first use, once', async () => {
  const importPart = jest.fn(async () => ({ Part }));
  const { demand, open } = show(importPart);
  expect(importPart).not.toHaveBeenCalled();
  demand.load();
  demand.load();
  await open(true);
  expect(screen.getByText('Here')).toBeInTheDocument();
  await open(false);
  await open(true);
  expect(importPart).toHaveBeenCalledTimes(1);
});

it('tells a failure, and tries again with the next use', async () => {
  const importPart = jest.fn(async () => ({ Part })).mockRejectedValueOnce(new Error('away'));
  const { onFailure, open } = show(importPart);
  await open(true);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Here')).toBeNull();
  await open(false);
  await open(true);
  expect(screen.getByText('Here')).toBeInTheDocument();
});
