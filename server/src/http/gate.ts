// Who may pass: one gate for each kind of access in the contracts.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access } from 'shared-contracts/endpoint';
import * as v from 'valibot';
import type { KeyGuard } from '../access/key-guard';
import type { Principal } from '../access/principal';
import type { SessionStore } from '../access/session-store';
import { readAuthorization } from '../access/token';
import type { Settings } from '../settings/settings';
import type { DeployKeys, Shipper } from '../registry/deploy-keys';
import type { Sender, SourceKeys } from '../senders/source-keys';
import { Refusal, refusal } from './refusal';

/** The signed-in employee who calls, and their token. */
export interface Caller {
  readonly principal: Principal;
  readonly token: string;
}

/** Throws a refusal, or answers who calls (null: not an employee). */
export type Gate = (request: FastifyRequest) => Promise<Caller | null>;

const senders = new WeakMap<object, Sender>();

/** Who sent a request that came by the key of a source. */
export const senderOf = (request: object): Sender | null => senders.get(request) ?? null;

function sourceGate(sources: SourceKeys): Gate {
  return async (request) => {
    const given = request.headers['x-ingest-key'];
    const sender = typeof given === 'string' && given !== '' ? await sources.find(given) : null;
    if (!sender) throw new Refusal('badKey');
    senders.set(request, sender);
    return null;
  };
}

const shippers = new WeakMap<object, Shipper>();

/** Who sent a request that came by a deploy key. */
export const shipperOf = (request: object): Shipper | null => shippers.get(request) ?? null;

const ofOneRemote = v.object({ name: v.string() });

/** A team's key opens the calls of its own remote, and those that read the registry. */
function deployGate(keys: DeployKeys, isOfOperator: boolean): Gate {
  return async (request) => {
    const given = request.headers['x-deploy-key'];
    const shipper = typeof given === 'string' && given !== '' ? await keys.find(given) : null;
    if (!shipper) throw new Refusal('badKey');
    if (shipper.remote !== null) {
      if (isOfOperator) throw refusal('notPermitted', 'deploy.operatorOnly');
      const called = v.is(ofOneRemote, request.params) ? request.params.name : null;
      if (called !== null && called !== shipper.remote) throw refusal('notPermitted', 'deploy.otherRemote', { name: shipper.remote });
    }
    shippers.set(request, shipper);
    return null;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function keyGate(header: string, key: string | null): Gate {
  const wanted = key === null ? null : digest(key);
  return async (request) => {
    const given = request.headers[header];
    if (wanted === null || typeof given !== 'string' || !timingSafeEqual(digest(given), wanted)) throw new Refusal('badKey');
    return null;
  };
}

/** Wrong keys make their address wait (docs/operations.md#keys). A call without a key is not a guess. */
function guarded(guard: KeyGuard, header: string, gate: Gate): Gate {
  return async (request) => {
    const given = request.headers[header];
    if (typeof given !== 'string' || given === '') return gate(request);
    try {
      return await gate(request);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'badKey') throw error;
      // Only who is wrong waits: a neighbour's guesses keep no right key out.
      const seconds = guard.secondsToWait(request.ip);
      if (seconds > 0) throw new Refusal('tooManyTries', { retryAfterSeconds: seconds });
      guard.wasWrong(request.ip);
      throw error;
    }
  };
}

type Keys = Pick<Settings, 'importKey' | 'handshakeKey'>;

export function createGates(
  guard: KeyGuard,
  sessions: SessionStore,
  sources: SourceKeys,
  deployKeys: DeployKeys,
  { importKey, handshakeKey }: Keys,
): Readonly<Record<Access, Gate>> {
  const ofSession: Gate = async (request) => {
    const token = readAuthorization(request.headers.authorization);
    const principal = token === null ? null : await sessions.find(token);
    if (token === null || !principal) throw new Refusal('signedOut');
    return { principal, token };
  };
  const ofImportKey = guarded(guard, 'x-import-key', keyGate('x-import-key', importKey));
  const ofSource = guarded(guard, 'x-ingest-key', sourceGate(sources));
  const ofHandshakeKey = guarded(guard, 'x-handshake-key', keyGate('x-handshake-key', handshakeKey));
  return {
    public: async () => null,
    session: ofSession,
    'ingest-key': ofSource,
    // Until it has a key of its own, the key of the feed may ask.
    'handshake-key': handshakeKey === null ? ofSource : ofHandshakeKey,
    'deploy-key': guarded(guard, 'x-deploy-key', deployGate(deployKeys, false)),
    'operator-key': guarded(guard, 'x-deploy-key', deployGate(deployKeys, true)),
    import: (request) => (request.headers['x-import-key'] === undefined ? ofSession(request) : ofImportKey(request)),
  };
}
