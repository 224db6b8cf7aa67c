import * as v from 'valibot';
import { feederCategories } from '../constant/category';
import { limits } from '../constant/limit';
import { webhookEvents } from '../constant/webhook';
import { momentSchema } from './moment';
import { requestText } from './text';
import { partMessage } from '../fault/part-message';

const moment = v.nullable(momentSchema);

/** Its keeper's account is switched off, they may keep no webhooks any more, or they do not manage its office any more. */
export const keeperStops = ['left', 'permission', 'moved'] as const;
export type KeeperStop = (typeof keeperStops)[number];

/** Why a webhook is switched off: a person did it, the receiver answered 410, nothing arrived for a day, or for its keeper. */
export const webhookStops = ['person', 'gone', 'failing', ...keeperStops] as const;

/** An address that is told of outages. */
export const webhookSchema = v.object({
  id: v.number(),
  name: v.string(),
  url: v.string(),
  /** The office to which it belongs: whoever manages it and may keep webhooks sees and changes it. */
  office: v.object({ code: v.string(), name: v.string() }),
  /** Who answers for it; null: nobody any more. */
  keeper: v.nullable(v.object({ name: v.string(), companyName: v.string(), empNo: v.string() })),
  events: v.array(v.picklist(webhookEvents)),
  /** Whose outages; those below an office belong to it. */
  offices: v.array(v.object({ code: v.string(), name: v.string() })),
  /** Of which feeders; empty: all. */
  categories: v.array(v.string()),
  isActive: v.boolean(),
  /** Null while it is active. */
  stop: v.nullable(v.picklist(webhookStops)),
  /** The last failure, where that stopped it. */
  stopDetail: v.nullable(v.string()),
  stoppedAt: moment,
  createdAt: momentSchema,
  /** Until then the secret before this one signs too; null: there is none. */
  rotationEndsAt: moment,
  lastSuccessAt: moment,
  /** Since when every attempt has failed. */
  failingSince: moment,
  waiting: v.number(),
  /** Of the deliveries that the log keeps. */
  delivered: v.number(),
  failed: v.number(),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

const officeCode = v.pipe(v.string(), v.regex(/^\d{8}$/, partMessage('part.officeCode')));

/** What an administrator says of a webhook. No office: all of the office to which it belongs. */
export const webhookForm = {
  name: v.pipe(requestText(60), v.trim(), v.nonEmpty(partMessage('part.empty'))),
  url: v.pipe(requestText(500), v.trim(), v.nonEmpty(partMessage('part.empty'))),
  events: v.pipe(v.array(v.picklist(webhookEvents)), v.maxLength(webhookEvents.length)),
  offices: v.optional(v.pipe(v.array(officeCode), v.maxLength(limits.webhookOffices)), []),
  categories: v.optional(v.pipe(v.array(v.picklist(feederCategories)), v.maxLength(feederCategories.length)), []),
};
