import { describe, expect, it } from '@jest/globals';
import { feederCategories, filterCategories, filterCategoryOf } from './category';
import { companies, discoms, isDiscom } from './company';
import { phases, relayFlags } from './fault-detail';
import { faultTypeLabels, interruptionTypes, interruptionTypeText, shutdownFaultTypes } from './fault-type';
import { fileNames, limits } from './limit';
import { managers, monitorings, substationCategories, voltageClasses } from './substation';

describe('constants of the product', () => {
  it('companies', () => {
    expect(companies).toEqual(['GUVNL', 'GETCO', 'DGVCL', 'MGVCL', 'PGVCL', 'UGVCL']);
    expect(companies.filter(isDiscom)).toEqual([...discoms]);
  });

  it('categories; AGSKY is counted as ADOM', () => {
    expect(filterCategories.join(' ')).toBe('ADOM EHT GIDC HTEX IND JGY LL SOLAR URBAN');
    expect(feederCategories.map(filterCategoryOf).filter((name) => name === 'ADOM')).toHaveLength(2);
  });

  it('fault and interruption types', () => {
    expect(shutdownFaultTypes.map((code) => faultTypeLabels[code])).toEqual([
      'Emergency Shutdown',
      'Planned Shutdown',
      'AG Phase Changeover',
      'Breaker Testing',
      'No LSTC',
    ]);
    expect(interruptionTypes.map(interruptionTypeText)).toEqual(['Manual', 'Manual', 'Manual', 'Protection', 'Manual']);
  });

  it('labels', () => {
    expect(relayFlags).toEqual([
      'Over Current',
      'Earth Fault',
      'Over Current & Earth Fault',
      'Over Current Highset',
      'Earth Fault Highset',
      'Over Current Highset & Earth Fault Highset',
    ]);
    expect([phases, managers, monitorings, substationCategories, voltageClasses].map((list) => list.join(' '))).toEqual([
      'R Y B RY YB RB RYB', 'Getco Outsource EHT', 'Manual SFMS SCADA Private', 'AIS GIS HGIS GIS+AIS', '33 66 132 220 400',
    ]);
  });

  it('limits and file names', () => {
    expect(limits).toMatchObject({
      outagePageSize: 10,
      employeePageSize: 10,
      gridBPageSize: 10,
      gridBSkeletonRows: 10,
      paginationWindow: 2,
      outageWindowDays: 7,
      pendingSince: '2023-12-01',
      liveWindowMinutes: 4320,
      liveClockSeconds: 60,
      reconnectionAttempts: 10,
      connectionTimeoutMs: 20_000,
      relativeAgeRefreshSeconds: 60,
      numberFlashMs: 1000,
      handshakeAppVersion: 1,
      deviceNameLength: 50,
      organisationSearchDebounceMs: 500,
      organisationSearchLength: 2,
      divisionSearchLength: 3,
      resultListHeightPx: 250,
      endDatePopupHidesAfterMs: 2000,
      passwordChangeLogoutAfterMs: 3000,
      employeeSavedAlertAfterMs: 1000,
      errorToastMs: 4000,
      successToastMs: 2000,
    });
    expect(fileNames).toMatchObject({ outages: 'Outages.csv', live: 'data.csv', substations: 'Substation-List.csv' });
  });
});
