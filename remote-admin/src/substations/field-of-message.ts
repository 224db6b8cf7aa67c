import { type SubstationForm, substationMessages as messages } from 'shared-contracts/rule/substation-form';

/** Which field each message of the substation form is about. */
export const fieldOfMessage: Readonly<Record<string, keyof SubstationForm>> = {
  [messages.name]: 'ssName',
  [messages.code]: 'ssEurjaCode',
  [messages.voltageClass]: 'voltageClass',
  [messages.voltageClassValue]: 'voltageClass',
  [messages.subdivision]: 'sdnEurjaCode',
  [messages.manageBy]: 'manageBy',
  [messages.manageByValue]: 'manageBy',
  [messages.monitoring]: 'monitoring',
  [messages.monitoringValue]: 'monitoring',
  [messages.chargingDate]: 'chargingDate',
  [messages.chargingDateFuture]: 'chargingDate',
  [messages.coastal]: 'is_coastal',
  [messages.tribal]: 'is_tribal',
  [messages.category]: 'ssCategory',
  [messages.categoryValue]: 'ssCategory',
  [messages.email]: 'emailAddress',
  [messages.mobile]: 'mobileNo',
};
