import { isLanguage, languageNames } from 'shared-contracts/constant/language';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';

/** Keeps the language that an employee chose for themselves. */
export async function keepOwnLanguage({ db, now }: Services, caller: Principal, language: string): Promise<void> {
  if (!isLanguage(language))
    throw refusal('ruleBroken', 'language.unknown', { languages: Object.keys(languageNames).join(', ') }, 'language');
  await db.transaction().execute(async (trx) => {
    const { employeeId } = caller;
    const own = trx.selectFrom('employee').select('language').where('id', '=', employeeId);
    const before = await own.forNoKeyUpdate().executeTakeFirstOrThrow();
    if (before.language === language) return;
    await trx.updateTable('employee').set({ language }).where('id', '=', employeeId).execute();
    await recordAudit(trx, {
      at: now(),
      actor: caller,
      action: 'chooseLanguage',
      subject: 'employee',
      subjectId: String(employeeId),
      before,
      after: { language },
    });
  });
}
