import { describe, expect, it } from '@jest/globals';
import { type GridAction, reduceGrid } from './grid-reducer';
import type { GridState } from './grid-state';

const initial: GridState = {
  page: 1,
  sort: null,
  filters: { started: { operator: 'between', from: '2026-11-14', to: '2026-11-21' } },
  visible: ['id', 'name', 'started'],
};
const onPage3: GridState = { ...initial, page: 3 };
const after = (state: GridState, ...actions: GridAction[]) => actions.reduce((now, action) => reduceGrid(now, action, initial), state);

describe('reduceGrid', () => {
  it('cycles a sort ascending, descending, none', () => {
    const toggle: GridAction = { type: 'sortToggled', field: 'name' };
    expect(after(initial, toggle).sort).toEqual({ field: 'name', direction: 'asc' });
    expect(after(initial, toggle, toggle).sort).toEqual({ field: 'name', direction: 'desc' });
    expect(after(initial, toggle, toggle, toggle).sort).toBeNull();
  });

  it('starts another column at ascending', () => {
    expect(after(initial, { type: 'sortToggled', field: 'name' }, { type: 'sortToggled', field: 'id' }).sort).toEqual({
      field: 'id',
      direction: 'asc',
    });
  });

  it.each<GridAction>([
    { type: 'sortToggled', field: 'name' },
    { type: 'filterApplied', field: 'name', setting: { operator: 'contain', value: 'a' } },
    { type: 'filterCleared', field: 'started' },
    { type: 'allFiltersCleared' },
    { type: 'reset' },
  ])('goes back to page 1: $type', (action) => {
    expect(after(onPage3, action).page).toBe(1);
  });

  it('turns the page and changes columns without touching the rest', () => {
    expect(after(initial, { type: 'pageTurned', page: 4 })).toEqual({ ...initial, page: 4 });
    expect(after(onPage3, { type: 'columnsApplied', visible: ['id'] })).toEqual({ ...onPage3, visible: ['id'] });
  });

  it('trims a text when it is applied', () => {
    expect(after(initial, { type: 'filterApplied', field: 'name', setting: { operator: '=', value: '  a b ' } }).filters['name']).toEqual({
      operator: '=',
      value: 'a b',
    });
  });

  it('applies isEmpty without a value', () => {
    expect(
      after(initial, { type: 'filterApplied', field: 'name', setting: { operator: 'isEmpty', value: 'left over' } }).filters['name'],
    ).toEqual({ operator: 'isEmpty', value: '' });
  });

  it.each([
    { operator: 'contain', value: '   ' },
    { operator: 'between', from: '2026-11-01', to: '' },
    { operator: 'between', from: '', to: '2026-11-01' },
  ] as const)('applies nothing where nothing is set: %p', (setting) => {
    const filled = after(initial, { type: 'filterApplied', field: 'started', setting });
    expect(filled.filters).toEqual({});
  });

  it('restores columns, filters and sort', () => {
    const changed = after(
      initial,
      { type: 'sortToggled', field: 'id' },
      { type: 'allFiltersCleared' },
      { type: 'columnsApplied', visible: [] },
    );
    expect(after(changed, { type: 'reset' })).toEqual(initial);
  });
});
