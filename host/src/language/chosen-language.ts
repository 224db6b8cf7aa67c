// A language is chosen in this browser, and kept with the user too: on the next one it is there after sign-in.
import { isLanguage, type Language } from 'shared-contracts/constant/language';
import { chooseLanguage as chooseLanguageCall } from 'shared-contracts/endpoint/session/choose-language';
import { listRemotes } from 'shared-contracts/endpoint/remotes/list-remotes';
import { getApi } from 'shared-ui/client';
import { getLanguage, switchLanguage } from 'shared-ui/language';
import { getSession, onSessionChange } from 'shared-ui/session';

/** Chosen on the sign-in page of this visit: then it counts more than what the user chose before. */
let isChosenBeforeSignIn = false;

/** Menu and titles of remotes come from the server, in the language that it knows of. */
async function askForMenuAnew(): Promise<void> {
  const { queryClient } = await import('shared-ui/api');
  await queryClient.invalidateQueries({ queryKey: [listRemotes.name] });
}

/** The choice holds on this browser even when the server does not hear of it. */
function keepWithUser(language: Language): void {
  getApi()
    .call(chooseLanguageCall, { body: { language } })
    .catch(() => undefined)
    .then(askForMenuAnew);
}

export function chooseLanguage(language: Language): void {
  if (getSession().user === null) isChosenBeforeSignIn = true;
  else keepWithUser(language);
  void switchLanguage(language);
}

/** Takes up the language of the user who signs in. Returns the function that stops it. */
export function followUserLanguage(): () => void {
  let signedIn: string | null = null;
  return onSessionChange(({ user }) => {
    const before = signedIn;
    signedIn = user === null ? null : `${user.companyName}/${user.empNo}`;
    if (user === null || signedIn === before) return;
    const isChosen = isChosenBeforeSignIn;
    isChosenBeforeSignIn = false;
    // What a browser speaks is nobody's choice: it is not kept, so that each browser goes on by its own language.
    if (isChosen && user.language !== getLanguage()) keepWithUser(getLanguage());
    else if (!isChosen && isLanguage(user.language)) void switchLanguage(user.language);
  });
}
