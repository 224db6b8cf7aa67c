import type { Endpoint } from '../endpoint';
import { getLiveCount } from './reports/get-live-count';
import { getOtPendingCount, getPendingInterruptionTypeCount } from './reports/get-pending-count';
import { getEmployee } from './employees/get-employee';
import { listEmployees } from './employees/list-employees';
import { searchOrganisation } from './employees/search-organisation';
import { updateEmployee } from './employees/update-employee';
import { convertManualToProtection } from './faults/convert-manual-to-protection';
import { getFaultDetail } from './faults/get-fault-detail';
import { getReasonList } from './faults/get-reason-list';
import { saveFaultType } from './faults/save-fault-type';
import { updateFaultCurrent } from './faults/update-fault-current';
import { changeFeedSource } from './feed/change-feed-source';
import { createFeedSource } from './feed/create-feed-source';
import { listFeedRefusals } from './feed/list-feed-refusals';
import { listFeedSources } from './feed/list-feed-sources';
import { resendFeedRefusals } from './feed/resend-feed-refusals';
import { settleFeedRefusals } from './feed/settle-feed-refusals';
import { revokeFeedSource } from './feed/revoke-feed-source';
import { rotateFeedSource } from './feed/rotate-feed-source';
import { getHealth } from './health/get-health';
import { exportData } from './import/export-data';
import { importData } from './import/import-data';
import { listImports } from './import/list-imports';
import { ingestOutages } from './ingest/ingest-outages';
import { ingestSnapshot } from './ingest/ingest-snapshot';
import { addManualEnd } from './outages/add-manual-end';
import { getOutage } from './outages/get-outage';
import { getOutageTimeline } from './outages/get-outage-timeline';
import { setEstimatedRestoration } from './outages/set-estimated-restoration';
import { listOutages } from './outages/list-outages';
import { disableRemote } from './remotes/disable-remote';
import { enableRemote } from './remotes/enable-remote';
import { getRegistry } from './remotes/get-registry';
import { getRemoteHealth } from './remotes/get-remote-health';
import { listReleases } from './remotes/list-releases';
import { listRemotes } from './remotes/list-remotes';
import { publishRelease } from './remotes/publish-release';
import { reportLoads } from './remotes/report-loads';
import { rollbackRemote } from './remotes/rollback-remote';
import { getReliability } from './reliability/get-reliability';
import { listPendingOutages } from './reports/list-pending-outages';
import { changePassword } from './session/change-password';
import { createHandshakeTicket } from './session/create-handshake-ticket';
import { getSurfaceToken } from './session/get-surface-token';
import { listDirectories } from './session/list-directories';
import { login } from './session/login';
import { logout } from './session/logout';
import { openDirectory } from './session/open-directory';
import { endOwnSession, listOwnSessions } from './session/own-sessions';
import { redeemSurfaceToken } from './session/redeem-surface-token';
import { chooseLanguage } from './session/choose-language';
import { refresh } from './session/refresh';
import { returnFromDirectory } from './session/return-from-directory';
import { verifyHandshake } from './session/verify-handshake';
import { watchSession } from './session/watch-session';
import {
  activateAccount, addAccount, changePermissions, deactivateAccount, endAccountSessions, setAccountPassword,
} from './accounts/account-calls';
import { listAccounts } from './accounts/list-accounts';
import { listAudit } from './audit/list-audit';
import { listSecurityEvents } from './security/list-security-events';
import { listFeeders } from './master-data/list-feeders';
import { listOffices } from './master-data/list-offices';
import { moveOffice } from './master-data/move-office';
import { placeFeeder } from './master-data/place-feeder';
import { feederCalls, officeCalls, substationCalls } from './master-data/record-calls';
import { searchOffices } from './master-data/search-offices';
import { checkSetup } from './setup/check-setup';
import { setUp } from './setup/set-up';
import { createSubstation } from './substations/create-substation';
import { listSubstations } from './substations/list-substations';
import { searchDivision } from './substations/search-division';
import { searchSubdivision } from './substations/search-subdivision';
import { deleteView } from './views/delete-view';
import { listViews } from './views/list-views';
import { saveView } from './views/save-view';

/** Every call of the API. The server and the documentation walk this list; browsers import single records. */
export const endpoints = [
  login, refresh, verifyHandshake, createHandshakeTicket, logout, watchSession, changePassword, chooseLanguage,
  listOwnSessions, endOwnSession,
  getSurfaceToken, redeemSurfaceToken,
  getPendingInterruptionTypeCount, getOtPendingCount, getLiveCount,
  listOutages, getOutage, getOutageTimeline, addManualEnd, setEstimatedRestoration,
  getFaultDetail, getReasonList, saveFaultType, convertManualToProtection, updateFaultCurrent,
  listEmployees, getEmployee, updateEmployee, searchOrganisation,
  listSubstations, searchDivision, searchSubdivision, createSubstation,
  substationCalls.read, substationCalls.add, substationCalls.change, substationCalls.retire,
  listPendingOutages, getReliability,
  listViews, saveView, deleteView,
  listRemotes, reportLoads, getRemoteHealth, getRegistry, listReleases, publishRelease, rollbackRemote, disableRemote, enableRemote,
  listDirectories, openDirectory, returnFromDirectory,
  checkSetup, setUp,
  importData, exportData, listImports,
  listFeeders, feederCalls.read, feederCalls.add, feederCalls.change, feederCalls.retire, placeFeeder,
  searchOffices, listOffices, officeCalls.read, officeCalls.add, officeCalls.change, officeCalls.retire, moveOffice,
  listAccounts, addAccount, changePermissions, deactivateAccount, activateAccount, endAccountSessions, setAccountPassword,
  listAudit, listSecurityEvents,
  ingestOutages, ingestSnapshot, getHealth,
  listFeedSources, createFeedSource, changeFeedSource, rotateFeedSource, revokeFeedSource, listFeedRefusals, resendFeedRefusals,
  settleFeedRefusals,
] as const satisfies readonly Endpoint[];
