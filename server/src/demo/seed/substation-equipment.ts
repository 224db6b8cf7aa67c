import { managers, monitorings, substationCategories, type VoltageClass } from 'shared-contracts/constant/substation';
import type { District } from './district';
import { mobileNumber } from './person';
import { createWeightedChooser, type Random } from './random';

export interface Equipment {
  manageBy: (typeof managers)[number];
  monitoring: (typeof monitorings)[number];
  category: (typeof substationCategories)[number];
  chargingDate: string;
  isCoastal: boolean;
  isTribal: boolean;
  email: string;
  mobile: string;
}

const chooseManager = createWeightedChooser([64, 30, 6]);
const chooseMonitoring = createWeightedChooser([8, 64, 23, 5]);
const chooseCategory = createWeightedChooser([84, 7, 5, 4]);

export function equipmentOf(random: Random, code: string, voltageClass: VoltageClass, district: District): Equipment {
  return {
    manageBy: voltageClass >= 220 ? 'EHT' : (managers[chooseManager(random)] ?? 'Getco'),
    // Transmission substations are all on SCADA; by hand is a matter of the small ones.
    monitoring: voltageClass >= 220 ? 'SCADA' : (monitorings[chooseMonitoring(random)] ?? 'SFMS'),
    category: substationCategories[chooseCategory(random)] ?? 'AIS',
    chargingDate: chargingDate(random),
    isCoastal: district.isCoastal && random.chance(0.35),
    isTribal: district.isTribal && random.chance(0.8),
    email: `ss${code}@getco.example`,
    mobile: mobileNumber(random),
  };
}

/** The grid grew steadily, and faster after 2003. */
function chargingDate(random: Random): string {
  const year = random.chance(0.55) ? random.integer(2003, 2023) : random.integer(1964, 2002);
  const month = String(random.integer(1, 12)).padStart(2, '0');
  const day = String(random.integer(1, 28)).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
