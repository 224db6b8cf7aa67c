/**
 * Version of the contracts. A remote is refused when its major differs from that of the server. So the major rises
 * with every change that breaks a caller.
 */
export const contractsVersion = '1.0.0';
/** What a remote's release is compared by. */
export const contractsMajor = Number(contractsVersion.split('.')[0]);
