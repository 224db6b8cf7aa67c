import { createWebhook as createCall } from 'shared-contracts/endpoint/webhooks/create-webhook';
import { listWebhookDeliveries } from 'shared-contracts/endpoint/webhooks/list-webhook-deliveries';
import { listWebhooks as listCall } from 'shared-contracts/endpoint/webhooks/list-webhooks';
import {
  changeWebhook as changeCall, deleteWebhook as deleteCall, disableWebhook as disableCall, enableWebhook as enableCall,
  resendWebhookDeliveries, rotateWebhookSecret, takeOverWebhook as takeOverCall, testWebhook,
} from 'shared-contracts/endpoint/webhooks/webhook-calls';
import { limits } from 'shared-contracts/constant/limit';
import type { Principal } from '../access/principal';
import { createAllowance } from '../http/allowance';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { listDeliveries, resendDeliveries, sendTest } from './delivery-log';
import { listWebhooks } from './managed-webhooks';
import { receiverRules } from './receiver-rules';
import { webhookGauges } from './webhook-gauges';
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret, type WebhookWriter } from './webhook-record';
import { disableWebhook, enableWebhook, takeOverWebhook } from './webhook-switch';

/** The addresses that are told of outages, for whoever keeps them. */
export function registerWebhooks(router: Router, { db, pool, now, measures, settings }: Services): void {
  measures.watch(...webhookGauges(pool));
  const rules = receiverRules(settings);
  const tests = limits.webhookTestsPerMinute;
  const mayTest = createAllowance({ most: tests, perMinute: tests, now });
  const writer = (actor: Principal): WebhookWriter => ({ db, actor, now: now() });

  router.handle(listCall, async ({ caller }) => ({ data: await listWebhooks(db, caller.principal) }));
  router.handle(createCall, async ({ input: { body }, caller }) => ({
    ...success('webhook.created'),
    ...(await createWebhook(writer(caller.principal), body, rules)),
  }));
  router.handle(changeCall, async ({ input: { params, body }, caller }) => {
    await changeWebhook(writer(caller.principal), params.id, body, rules);
    return success('webhook.saved');
  });
  router.handle(deleteCall, async ({ input: { params }, caller }) => {
    await deleteWebhook(writer(caller.principal), params.id);
    return success('webhook.deleted');
  });
  router.handle(rotateWebhookSecret, async ({ input: { params }, caller }) => ({
    ...success('webhook.secretReplaced'),
    ...(await rotateSecret(writer(caller.principal), params.id)),
  }));
  router.handle(enableCall, async ({ input: { params }, caller }) => {
    await enableWebhook(writer(caller.principal), params.id);
    return success('webhook.switchedOn');
  });
  router.handle(disableCall, async ({ input: { params }, caller }) => {
    await disableWebhook(writer(caller.principal), params.id);
    return success('webhook.switchedOff');
  });
  router.handle(takeOverCall, async ({ input: { params }, caller }) => {
    await takeOverWebhook(writer(caller.principal), params.id);
    return success('webhook.takenOver');
  });
  router.handle(testWebhook, async ({ input: { params }, caller }) => {
    await sendTest(writer(caller.principal), params.id, mayTest);
    return success('webhook.testSent');
  });
  router.handle(listWebhookDeliveries, ({ input: { params, query }, caller }) => listDeliveries(db, caller.principal, params.id, query));
  router.handle(resendWebhookDeliveries, async ({ input: { params, body }, caller }) => {
    await resendDeliveries(writer(caller.principal), params.id, body.ids);
    return success('delivery.resent');
  });
}
