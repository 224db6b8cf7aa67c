/** Job titles offered on the Edit Employee screen, in the order of their lists (docs/decisions.md#permissions). */
export const designations: readonly string[] = [
  // Officers
  'Managing Director', 'Joint Managing Director', 'Executive Director', 'Director (Technical)', 'Director (Finance)', 'General Manager',
  'Additional General Manager', 'Deputy General Manager', 'Company Secretary', 'Officer on Special Duty',
  // Engineers
  'Chief Engineer', 'Additional Chief Engineer', 'Superintending Engineer', 'Executive Engineer', 'Deputy Engineer', 'Junior Engineer',
  'Assistant Engineer', 'Graduate Engineer Trainee', 'Vidyut Sahayak (Junior Engineer)', 'Draughtsman', 'Senior Draughtsman', 'Tracer',
  'Surveyor',
  // Substation and line
  'Operator', 'Senior Operator', 'Assistant Operator', 'Shift In-charge', 'Electrical Supervisor', 'Testing Assistant', 'Meter Tester',
  'Meter Inspector', 'Meter Reader', 'Lineman', 'Senior Lineman', 'Assistant Lineman', 'Line Inspector', 'Cable Jointer', 'Wireman',
  'Fitter', 'Welder', 'Mechanic', 'Crane Operator', 'Electrical Assistant', 'Vidyut Sahayak (Electrical Assistant)', 'Helper',
  'Senior Helper', 'Khalasi', 'Mate',
  // Apprentices
  'Apprentice Engineer', 'Apprentice Lineman', 'Apprentice Wireman', 'Apprentice Electrician', 'Graduate Apprentice', 'Diploma Apprentice',
  // Accounts, people, law
  'Chief Finance Manager', 'Controller of Accounts', 'Accounts Officer', 'Superintendent of Accounts', 'Deputy Superintendent of Accounts',
  'Senior Accountant', 'Cashier', 'Internal Auditor', 'Personnel Officer', 'Industrial Relations Officer', 'Welfare Officer', 'Law Officer',
  'Deputy Superintendent', 'Senior Assistant', 'Junior Assistant', 'Vidyut Sahayak (Junior Assistant)', 'Stenographer', 'Private Secretary',
  'Public Relations Officer',
  // Information technology, stores, safety, health
  'Programmer', 'System Analyst', 'Data Entry Operator', 'Store Keeper', 'Assistant Store Keeper', 'Purchase Officer', 'Safety Officer',
  'Fire Officer', 'Fireman', 'Medical Officer', 'Pharmacist', 'Nurse', 'Telephone Operator', 'Laboratory Assistant', 'Chemist',
  // Vigilance police and guards
  'Superintendent of Police', 'Deputy Superintendent of Police', 'Police Inspector', 'Police Sub-Inspector', 'Assistant Sub-Inspector',
  'Head Constable', 'Police Constable', 'Security Officer', 'Security Guard', 'Watchman',
  // Support
  'Driver', 'Senior Driver', 'Peon', 'Naik', 'Gardener', 'Cook', 'Sweeper',
];
