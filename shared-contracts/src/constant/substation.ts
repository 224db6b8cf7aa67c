/** Enumerations for substations. Voltage classes in kV. */
export const voltageClasses = [33, 66, 132, 220, 400] as const;
export type VoltageClass = (typeof voltageClasses)[number];

/** A 400 kV substation feeds no sub-division. */
export const voltageClassesWithSubdivision = [33, 66, 132, 220] as const satisfies readonly VoltageClass[];

/** Manage By. */
export const managers = ['Getco', 'Outsource', 'EHT'] as const;
/** Monitoring. */
export const monitorings = ['Manual', 'SFMS', 'SCADA', 'Private'] as const;
/** SS Category. */
export const substationCategories = ['AIS', 'GIS', 'HGIS', 'GIS+AIS'] as const;
