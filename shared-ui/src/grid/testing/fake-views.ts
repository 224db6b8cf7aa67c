// The calls about saved views, answered from a list that a test can look at.
import { type SavedView, viewNameKey } from 'shared-contracts/entity/saved-view';
import type { FakeAnswers } from '../../testing/fake-api';

interface SaveInput {
  readonly body: Omit<SavedView, 'id'> & { readonly gridId: string };
}

export function fakeViews(...views: SavedView[]): { readonly views: SavedView[]; readonly answers: FakeAnswers } {
  return {
    views,
    answers: {
      listViews: () => ({ data: [...views] }),
      saveView: (input) => {
        const { gridId: _gridId, ...content } = (input as SaveInput).body;
        const at = views.findIndex(({ name }) => viewNameKey(name) === viewNameKey(content.name));
        const view = { id: views[at]?.id ?? 100 + views.length, ...content };
        views.splice(at < 0 ? views.length : at, 1, view);
        return { status: 'Success', message: 'View saved.', data: view };
      },
      deleteView: (input) => {
        const { id } = (input as { params: { id: number } }).params;
        views.splice(views.findIndex((view) => view.id === id), 1);
        return { status: 'Success', message: 'View deleted.' };
      },
    },
  };
}
