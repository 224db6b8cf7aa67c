import type { Endpoint } from '../endpoint';
import { getLiveCount } from './dashboard/get-live-count';
import { getOtPendingCount, getPendingInterruptionTypeCount } from './dashboard/get-pending-count';
import { getEmployee } from './employee/get-employee';
import { listEmployees } from './employee/list-employees';
import { searchOrganisation } from './employee/search-organisation';
import { updateEmployee } from './employee/update-employee';
import { convertManualToProtection } from './fault/convert-manual-to-protection';
import { getFaultDetail } from './fault/get-fault-detail';
import { getReasonList } from './fault/get-reason-list';
import { saveFaultType } from './fault/save-fault-type';
import { updateFaultCurrent } from './fault/update-fault-current';
import { getHealth } from './health/get-health';
import { ingestOutages } from './ingest/ingest-outages';
import { addManualEnd } from './outage/add-manual-end';
import { getOutage } from './outage/get-outage';
import { getOutageTimeline } from './outage/get-outage-timeline';
import { listOutages } from './outage/list-outages';
import { disableRemote } from './remote/disable-remote';
import { enableRemote } from './remote/enable-remote';
import { getRegistry } from './remote/get-registry';
import { getRemoteHealth } from './remote/get-remote-health';
import { listReleases } from './remote/list-releases';
import { listRemotes } from './remote/list-remotes';
import { publishRelease } from './remote/publish-release';
import { reportLoads } from './remote/report-loads';
import { rollbackRemote } from './remote/rollback-remote';
import { getReliability } from './report/get-reliability';
import { listPendingOutages } from './report/list-pending-outages';
import { changePassword } from './session/change-password';
import { createHandshakeTicket } from './session/create-handshake-ticket';
import { getSurfaceToken } from './session/get-surface-token';
import { login } from './session/login';
import { logout } from './session/logout';
import { redeemSurfaceToken } from './session/redeem-surface-token';
import { refresh } from './session/refresh';
import { verifyHandshake } from './session/verify-handshake';
import { watchSession } from './session/watch-session';
import { createSubstation } from './substation/create-substation';
import { listSubstations } from './substation/list-substations';
import { searchDivision } from './substation/search-division';
import { searchSubdivision } from './substation/search-subdivision';
import { deleteView } from './view/delete-view';
import { listViews } from './view/list-views';
import { saveView } from './view/save-view';

/** Every call of the API. The server and the documentation walk this list; browsers import single records. */
export const endpoints = [
  login, refresh, verifyHandshake, createHandshakeTicket, logout, watchSession, changePassword, getSurfaceToken, redeemSurfaceToken,
  getPendingInterruptionTypeCount, getOtPendingCount, getLiveCount,
  listOutages, getOutage, getOutageTimeline, addManualEnd,
  getFaultDetail, getReasonList, saveFaultType, convertManualToProtection, updateFaultCurrent,
  listEmployees, getEmployee, updateEmployee, searchOrganisation,
  listSubstations, searchDivision, searchSubdivision, createSubstation,
  listPendingOutages, getReliability,
  listViews, saveView, deleteView,
  listRemotes, reportLoads, getRemoteHealth, getRegistry, listReleases, publishRelease, rollbackRemote, disableRemote, enableRemote,
  ingestOutages, getHealth,
] as const satisfies readonly Endpoint[];
