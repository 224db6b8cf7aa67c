// Entry `shared-ui/testing`: for component tests only, no browser loads it.
export { createMemoryRouter, MemoryRouter } from 'react-router-dom';
export { aUser } from './testing/a-user';
export { fakeApi } from './testing/fake-api';
export type { FakeAnswers } from './testing/fake-api';
export { provideDialogElement } from './testing/dialog-element';
export { choose, chosen, openOptions, optionsOf, typeMoment } from './testing/choose';
