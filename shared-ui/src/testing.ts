// Entry `shared-ui/testing`: for component tests only, no browser loads it.
export { createMemoryRouter, MemoryRouter } from 'react-router-dom';
export { aUser } from './testing/a-user';
export { fakeApi } from './testing/fake-api';
export type { FakeAnswers } from './testing/fake-api';
export { provideDialogElement } from './testing/dialog-element';
export { chooseOption, openOptions } from './testing/choose-option';
export { choose, chosen, optionsOf, typeMoment } from './testing/choose';
