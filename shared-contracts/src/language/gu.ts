// What the rules and the server say in Gujarati, by code; the English is beside the rules. The words are those of docs/glossary.md.

export const feedTexts = {
  'source.notFound': 'આ સ્રોત મળ્યો નથી.',
  'source.taken': 'સ્રોત "{name}" પહેલેથી છે.',
  'source.ofSettings': 'આ સ્રોતની કી સેટિંગ INGEST_KEY છે.',
  'source.revoked': 'આ સ્રોત પહેલેથી રદ કરેલો છે.',
  'event.gone': 'આમાંની એક ઘટના હવે રાખેલી નથી.',
  'snapshot.closesTooMany': 'આ યાદી {open} ચાલુ વિક્ષેપમાંથી {lost} બંધ કરશે, જે એક સાથે માન્ય કરતાં વધુ છે.',
};

export const masterDataTexts = {
  'account.outranked': 'આ કર્મચારી પાસે તમારી પાસે નથી તેવી પરવાનગી છે.',
  'account.lastSuperAdmin': 'આ છેલ્લા સક્રિય super-admin છે. પહેલાં બીજાને પરવાનગી આપો.',
  'account.unknownPermission': '"{name}" નામની કોઈ પરવાનગી નથી.',
  'account.foreignPermission': '"{name}" તમારી પાસે નથી, તેથી તમે તે આપી કે લઈ શકતા નથી.',
  'office.otherLevel': 'નવો કોડ જૂના જેવા જ સ્તરનો હોવો જોઈએ.',
  'office.otherCompany': 'કચેરી પોતાની કંપનીમાં જ રહે છે.',
  'office.outside': 'આ સ્થાન તમારી સંસ્થાની નીચે નથી.',
  'office.noParent': 'વપરાશમાં {code} નામની કોઈ કચેરી નથી.',
  'office.codeTaken': 'કોડ {code} પહેલેથી વપરાશમાં છે.',
  'office.hasOffices': 'કચેરી {code} નીચે હજી {count} કચેરીઓ છે.',
  'office.hasFeeders': 'કચેરી {code}માં હજી {count} ફીડર છે.',
  'office.hasEmployees': 'કચેરી {code}માં હજી {count} સક્રિય કર્મચારી છે.',
  'office.hasSubstations': 'કચેરી {code}ને હજી {count} સબસ્ટેશન પુરવઠો આપે છે.',
  'record.retired': 'તે નિવૃત્ત છે. વપરાશમાં લેવા ફરી ઉમેરો.',
  'record.exists': 'આ કી વાળો રેકોર્ડ પહેલેથી છે.',
  'record.cell': '{problem}',
  'import.oneFault': 'ફાઇલમાં એક ખામી છે. કંઈ બદલાયું નથી.',
  'import.faults': 'ફાઇલમાં {count} ખામી છે. કંઈ બદલાયું નથી.',
  'import.tooLarge': 'ફાઇલ {most} MB કરતાં મોટી છે.',
};

export const operationTexts = {
  'deploy.operatorOnly': 'આ ફક્ત સંચાલક કરી શકે છે.',
  'deploy.otherRemote': 'આ કી ફક્ત {name} મોકલે છે, બીજું કંઈ નહીં.',
  'deploy.noKey': '{name}ની આવી કોઈ ચાલુ કી નથી.',
  'deploy.versionNotRaised': '{name} {version} એ {highest}થી ઉપર નથી. આવૃત્તિ વધારો, અથવા ફરી કેમ બનાવ્યું તે જણાવો.',
  'deploy.pathTaken': '{path} એ {name}નું છે.',
  'deploy.menuTaken': 'મેનુ આઇટમ {id} એ {name}ની છે.',
  'deploy.waiting': '{name} {release} મંજૂરીની રાહ જુએ છે.',
  'deploy.stillOn': '{name} હજી વપરાશકારોને અપાય છે. પહેલાં તેને બંધ કરો.',
  'remote.unknown': 'રજિસ્ટ્રીમાં {name} નામનો કોઈ રિમોટ નથી.',
  'remote.noRelease': '{name}ની કોઈ રિલીઝ {release} નથી.',
  'remote.noEarlier': '{name}ની પાછા જવા જેવી કોઈ અગાઉની રિલીઝ નથી.',
  'remote.otherBytes': '{name} {version} ({build}) પહેલાં બીજા બાઇટ સાથે મોકલાયું હતું.',
  'directory.none': '{company}ની સાઇન ઇન માટે કોઈ ડિરેક્ટરી નથી.',
  'handshake.noEmployee': 'આવા કોઈ કર્મચારી નથી.',
  'handshake.ofRank': 'પરવાનગીવાળા કર્મચારીઓ HANDSHAKE_KEY હોય ત્યાં જ હેન્ડશેકથી સાઇન ઇન કરે છે.',
  'handshake.ofAdministrator': 'ઍડમિનિસ્ટ્રેટર હેન્ડશેકથી સાઇન ઇન કરતા નથી.',
  'session.ended': 'આ સત્ર પહેલેથી પૂરું થયું છે.',
  'ticket.spent': 'ટિકિટ હવે માન્ય નથી.',
  'language.unknown': '{languages} માંથી એક ભાષા પસંદ કરો.',
  'view.tooMany': 'એક યાદીમાં વધુમાં વધુ {most} વ્યૂ રહે છે. પહેલાં એક કાઢી નાખો.',
  'download.underWay': 'તમારાં ડાઉનલોડ ચાલુ છે. તેમાંના એકની રાહ જુઓ.',
};

export const refusalTexts = {
  malformed: 'વિનંતી ખોટી રીતે બની છે.',
  malformedPart: '{problem}',
  signedOut: 'પરવાનગી નથી',
  badCredentials: 'કંપની, યુઝરનેમ અથવા પાસવર્ડ ખોટો છે.',
  badKey: 'પરવાનગી નથી',
  notPermitted: 'તમને આ કરવાની પરવાનગી નથી.',
  notFound: 'મળ્યું નથી.',
  wrongMethod: 'આ પદ્ધતિ અહીં નથી.',
  tooSlow: 'વિનંતી આવવામાં ઘણો સમય લાગ્યો.',
  changedMeanwhile: 'દરમિયાન રેકોર્ડ બદલાયો છે. પેજ રિફ્રેશ કરો.',
  tooLarge: 'વિનંતી ઘણી મોટી છે.',
  wrongMediaType: 'વિનંતી JSON હોવી જોઈએ.',
  notCsv: 'વિનંતી CSV ફાઇલ (text/csv) હોવી જોઈએ.',
  wrongEncoding: 'વિનંતી સાદી અથવા gzip હોઈ શકે.',
  ruleBroken: 'વિનંતી નિયમ તોડે છે.',
  tooManyTries: 'ઘણા પ્રયત્ન થયા. થોડી રાહ જુઓ અને ફરી પ્રયત્ન કરો.',
  headersTooLarge: 'વિનંતીના હેડર ઘણા મોટા છે.',
  callerLeft: 'વિનંતી કરનાર જતા રહ્યા છે.',
  failed: 'કંઈક ખોટું થયું. ફરી પ્રયત્ન કરો.',
  busy: 'સેવા વ્યસ્ત છે. ફરી પ્રયત્ન કરો.',
  tooManyCalls: 'તમારી ઘણી વિનંતીઓ ચાલુ છે. તેમાંની કેટલીકની રાહ જુઓ.',
  databaseAway: 'સેવા હાલ ઉપલબ્ધ નથી. ફરી પ્રયત્ન કરો.',
  tookTooLong: 'આમાં ઘણો સમય લાગ્યો. ટૂંકો સમયગાળો પસંદ કરો અથવા ઓછા લખાણથી ફિલ્ટર કરો, અને ફરી પ્રયત્ન કરો.',
};

export const emailTexts = { 'email.shape': 'સાચું ઈમેલ સરનામું દાખલ કરો' };

export const employeeTexts = {
  'employee.designation': 'હોદ્દો જરૂરી છે.',
  'employee.designationValue': 'સાચો હોદ્દો પસંદ કરો',
  'employee.email': 'ઈમેલ જરૂરી છે.',
  'employee.mobile': 'મોબાઇલ જરૂરી છે.',
  'employee.mobileShape': 'સાચો મોબાઇલ નંબર દાખલ કરો',
  'employee.organization': 'સંસ્થાનો કોડ જરૂરી છે.',
  'employee.organizationShape': 'સંસ્થાનો કોડ ખોટો છે',
  'employee.notFound': 'આ કર્મચારી તમારી સંસ્થામાં મળ્યા નથી.',
  'employee.placeOutside': 'આ કામનું સ્થળ તમારી સંસ્થાની નીચે નથી.',
  'employee.passwordOfRank': 'જેમની પાસે તમારી પાસે નથી તેવી પરવાનગી છે તેમનો પાસવર્ડ તમે બદલી શકતા નથી.',
  'employee.contactOfRank': 'જેમની પાસે તમારી પાસે નથી તેવી પરવાનગી છે તેમનો ઈમેલ, મોબાઇલ નંબર કે કામનું સ્થળ તમે બદલી શકતા નથી.',
  'employee.ownPassword': 'તમારો પોતાનો પાસવર્ડ "પાસવર્ડ બદલો" પેજ પર, હાલના પાસવર્ડથી બદલાય છે.',
  'employee.changedBy': '{name} એ દરમિયાન આ કર્મચારીની વિગતો બદલી છે. શું અલગ છે તે તપાસો અને ફરી સાચવો.',
  'employee.changedBySomebody': 'બીજા કોઈએ દરમિયાન આ કર્મચારીની વિગતો બદલી છે. શું અલગ છે તે તપાસો અને ફરી સાચવો.',
  'employee.nowDesignation': 'હોદ્દો હવે {value} છે.',
  'employee.nowEmail': 'ઈમેલ હવે {value} છે.',
  'employee.nowNoEmail': 'ઈમેલ હવે ખાલી છે.',
  'employee.nowMobile': 'મોબાઇલ હવે {value} છે.',
  'employee.nowNoMobile': 'મોબાઇલ હવે ખાલી છે.',
  'employee.nowPlace': 'કામનું સ્થળ હવે {name} ({code}) છે.',
  'employee.nowPassword': 'નવો પાસવર્ડ અપાયો છે.',
};

export const loginTexts = {
  'login.company': 'કંપની જરૂરી છે.',
  'login.empNo': 'યુઝરનેમ જરૂરી છે.',
  'login.password': 'પાસવર્ડ જરૂરી છે.',
  'login.empNoLong': 'યુઝરનેમમાં વધુમાં વધુ {most} અક્ષર હોઈ શકે.',
  'login.passwordLong': 'પાસવર્ડમાં વધુમાં વધુ {most} અક્ષર હોઈ શકે.',
  'login.wait': 'ઘણા નિષ્ફળ પ્રયત્ન. {seconds} સેકન્ડ પછી ફરી પ્રયત્ન કરો.',
  'login.passwordsOff': '{company} માટે પાસવર્ડ બંધ છે. તમારી કંપનીની ડિરેક્ટરીથી સાઇન ઇન કરો.',
  'login.linkSpent': 'આ સાઇન ઇન લિંક હવે માન્ય નથી. પાસવર્ડથી સાઇન ઇન કરો, અથવા લિંક ફરી ખોલો.',
};

export const manualEndTexts = {
  'end.noStart': 'શરૂનો સમય માન્ય નથી. પેજ રિફ્રેશ કરો.',
  'end.invalid': 'સાચી અંતની તારીખ/સમય દાખલ કરો.',
  'end.future': 'ભવિષ્યની તારીખ/સમય માન્ય નથી.',
  'end.beforeStart': 'અંતની તારીખ/સમય શરૂની તારીખ/સમય પહેલાંની ન હોવી જોઈએ.',
};

export const passwordTexts = {
  'password.allRequired': 'બધાં ફીલ્ડ જરૂરી છે.',
  'password.mismatch': 'પાસવર્ડ મળતા નથી',
  'password.weak': 'પાસવર્ડ ઓછામાં ઓછો 8 અક્ષરનો હોવો જોઈએ, જેમાં 1 ચિહ્ન, 1 અંક, 1 કેપિટલ અને 1 સ્મૉલ અક્ષર હોય.',
  'password.wrongCurrent': 'હાલનો પાસવર્ડ ખોટો છે.',
  'password.same': 'નવો પાસવર્ડ હાલના કરતાં અલગ હોવો જોઈએ.',
  'password.guessable': 'આ પાસવર્ડ સહેલાઈથી અનુમાન થઈ શકે છે. સામાન્ય શબ્દ, કંપનીનું નામ કે કર્મચારી નંબર વિનાનો પસંદ કરો.',
  'password.notOwn': 'તમે ફક્ત તમારો પોતાનો પાસવર્ડ બદલી શકો છો.',
};

export const protectionTexts = {
  'protection.required': 'રિલે ફ્લેગ અને તૂટેલો કન્ડક્ટર જરૂરી છે',
  'protection.relayFlag': 'રિલે ફ્લેગનો સાચો વિકલ્પ પસંદ કરો.',
  'protection.brokenConductor': 'તૂટેલા કન્ડક્ટરનો સાચો વિકલ્પ પસંદ કરો.',
  'protection.current': 'સાચો ફોલ્ટ કરંટ દાખલ કરો (0 કે વધુ, 0.1 ના પગલામાં).',
  'protection.currentLimit': 'ફોલ્ટ કરંટ વધુમાં વધુ {most} kA હોવો જોઈએ.',
};

export const outageTexts = {
  'outage.hasEnd': 'આ વિક્ષેપની અંતની તારીખ/સમય પહેલેથી છે.',
  'outage.notManual': 'ESD/PSD વિગતો ફક્ત મેન્યુઅલ વિક્ષેપ પર નોંધી શકાય.',
  'outage.noShutdown': 'આ વિક્ષેપનો ફોલ્ટ પ્રકાર શટડાઉન નથી.',
  'outage.notProtection': 'ફોલ્ટ કરંટની વિગતો ફક્ત પ્રોટેક્શન વિક્ષેપ પર નોંધી શકાય.',
  'outage.noFaultCurrent': 'આ વિક્ષેપના ફોલ્ટ પ્રકારમાં ફોલ્ટ કરંટ નથી.',
  'outage.isProtection': 'આ વિક્ષેપ પહેલેથી પ્રોટેક્શન છે.',
  'outage.hasFaultType': 'આ વિક્ષેપનો ફોલ્ટ પ્રકાર પહેલેથી નોંધેલો છે.',
  'outage.noEnd': 'આ વિક્ષેપની અંતની તારીખ/સમય હજી નથી. પહેલાં તે ઉમેરો.',
  'outage.notASubstation': 'આ ફક્ત જેટકોનું સબસ્ટેશન નોંધી શકે.',
  'outage.notFound': 'આ વિક્ષેપ તમારી સંસ્થામાં મળ્યો નથી.',
  'outage.changed': 'બીજા કોઈએ દરમિયાન આ વિક્ષેપ બદલ્યો છે. તપાસો અને ફરી સાચવો.',
  'outage.unread': 'આ વિક્ષેપની નોંધેલી વિગતો વાંચી નથી. વાંચો અને ફરી સાચવો.',
  'outage.estimateIncomplete': 'અંદાજિત સમયની તારીખ અને સમય બંને દાખલ કરો, અથવા એકેય નહીં.',
  'outage.noReason': 'કારણ દાખલ કરો.',
  'outage.estimateBeforeStart': 'અંદાજિત સમય વિક્ષેપ શરૂ થયા પછીનો હોવો જોઈએ.',
  'outage.estimateTooFar': 'અંદાજિત સમય એક વર્ષથી વધુ આગળનો ન હોવો જોઈએ.',
};

export const setupTexts = {
  'setup.company': 'કંપની પસંદ કરો.',
  'setup.name': 'નામ જરૂરી છે.',
  'setup.empNo': 'કર્મચારી નંબર જરૂરી છે.',
  'setup.empNoShape': 'કર્મચારી નંબરમાં અંક કે અક્ષર હોવા જોઈએ, વધુમાં વધુ 64.',
  'setup.done': 'આ સ્યુટ પહેલેથી તૈયાર છે. સાઇન ઇન કરો, અથવા ખાતા માટે ઍડમિનિસ્ટ્રેટરને કહો.',
  'setup.invalidLink': 'આ લિંક માન્ય નથી. સ્યુટે શરૂ થતી વખતે છાપેલી સૌથી નવી લિંક વાપરો.',
};

export const shutdownTexts = {
  'shutdown.faultType': 'વિક્ષેપ પ્રકાર પસંદ કરો',
  'shutdown.plannedLcNo': 'LC નં. દાખલ કરો',
  'shutdown.plannedLcEmpNo': 'કર્મચારી નં. દાખલ કરો',
  'shutdown.reasonIds': 'કારણ પસંદ કરો',
  'shutdown.shutdownTakenBy': 'શટડાઉન લેનાર પસંદ કરો',
  'shutdown.discomEmpNo': 'ડિસ્કોમ કર્મચારી નં. દાખલ કરો (જેણે શટડાઉન લીધું)',
  'shutdown.getcoEmpNo': 'જેટકો કર્મચારી નં. દાખલ કરો (જેણે શટડાઉન લીધું)',
  'shutdown.otherName': 'અન્ય વ્યક્તિનું નામ દાખલ કરો',
  'shutdown.lcNo': 'LC નં. દાખલ કરો.',
  'shutdown.lcEmpNo': 'કર્મચારી નં. (LC) દાખલ કરો',
  'shutdown.otherMobile': 'મોબાઇલ નંબરમાં 10 અંક હોવા જોઈએ',
};

export const substationTexts = {
  'substation.name': 'સબસ્ટેશનનું નામ જરૂરી છે.',
  'substation.code': 'સબસ્ટેશન ઈ-ઊર્જા કોડ 8 અંકનો હોવો જોઈએ.',
  'substation.voltageClass': 'વોલ્ટેજ વર્ગ જરૂરી છે',
  'substation.voltageClassValue': 'સાચો વોલ્ટેજ વર્ગ પસંદ કરો',
  'substation.subdivision': 'સાચું સબ ડિવિઝન શોધો અને પસંદ કરો.',
  'substation.manageBy': 'સંચાલક જરૂરી છે',
  'substation.manageByValue': 'સાચો સંચાલક પસંદ કરો',
  'substation.monitoring': 'મૉનિટરિંગ જરૂરી છે',
  'substation.monitoringValue': 'સાચું મૉનિટરિંગ પસંદ કરો',
  'substation.chargingDate': 'ચાર્જિંગ તારીખ જરૂરી છે',
  'substation.chargingDateFuture': 'ચાર્જિંગ તારીખ ભવિષ્યની ન હોઈ શકે',
  'substation.coastal': 'દરિયાકાંઠાનું છે કે નહીં તે જરૂરી છે.',
  'substation.tribal': 'આદિવાસી વિસ્તાર છે કે નહીં તે જરૂરી છે.',
  'substation.category': 'SS કેટેગરી જરૂરી છે',
  'substation.categoryValue': 'સાચી SS કેટેગરી પસંદ કરો',
  'substation.email': 'ઈમેલ સરનામું જરૂરી છે અને સાચું હોવું જોઈએ.',
  'substation.mobile': 'મોબાઇલ નંબરમાં 10 અંક હોવા જોઈએ',
  'substation.outside': 'આ ઈ-ઊર્જા કોડ તમારી સંસ્થાની નીચે નથી.',
  'substation.noDivision': 'ઈ-ઊર્જા કોડ {code} વાળું જેટકોનું કોઈ ડિવિઝન નથી.',
  'substation.codeTaken': 'ઈ-ઊર્જા કોડ {code} પહેલેથી વપરાશમાં છે.',
};
