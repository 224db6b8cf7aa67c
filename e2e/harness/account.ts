/** Demo accounts (docs/product.md#the-wire). */
export interface Account {
  readonly company: string;
  readonly empNo: string;
  readonly password: string;
}

const demo = (company: string, empNo: string, password = 'Demo@1234'): Account => ({ company, empNo, password });

export const accounts = {
  substationOperator: demo('GETCO', '1001'),
  circleOffice: demo('GETCO', '1002'),
  superAdmin: demo('GETCO', '1003'),
  substationManager: demo('GETCO', '1004'),
  employeeManager: demo('GETCO', '1005'),
  weakPassword: demo('GETCO', '1006', 'demo'),
  superAdminSpaced: demo('GETCO', '1007'),
  parentOffice: demo('GUVNL', '2001'),
  parentAdmin: demo('GUVNL', '2002'),
  discomCompany: demo('DGVCL', '3001'),
  discomCircle: demo('MGVCL', '3101'),
  discomDivision: demo('PGVCL', '3201'),
  discomSubdivision: demo('UGVCL', '3301'),
} as const;
