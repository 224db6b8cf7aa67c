// What the rules and the server say in Hindi, by code; the English is beside the rules. The words are those of docs/glossary.md.

export const feedTexts = {
  'source.notFound': 'यह स्रोत नहीं मिला.',
  'source.taken': 'स्रोत "{name}" पहले से है.',
  'source.ofSettings': 'इस स्रोत की की सेटिंग INGEST_KEY है.',
  'source.revoked': 'यह स्रोत पहले से रद्द है.',
  'event.gone': 'इनमें से एक घटना अब नहीं रखी है.',
  'snapshot.closesTooMany': 'यह सूची {open} चालू व्यवधानों में से {lost} बंद करेगी, जो एक साथ मान्य से अधिक है.',
};

export const masterDataTexts = {
  'account.outranked': 'इस कर्मचारी के पास ऐसी अनुमति है जो आपके पास नहीं.',
  'account.lastSuperAdmin': 'यह आख़िरी सक्रिय super-admin है. पहले किसी और को अनुमति दें.',
  'account.unknownPermission': '"{name}" नाम की कोई अनुमति नहीं है.',
  'account.foreignPermission': '"{name}" आपके पास नहीं है, इसलिए आप उसे दे या ले नहीं सकते.',
  'office.otherLevel': 'नया कोड पुराने जैसे ही स्तर का होना चाहिए.',
  'office.otherCompany': 'कार्यालय अपनी कंपनी में ही रहता है.',
  'office.outside': 'यह स्थान आपके संगठन के नीचे नहीं है.',
  'office.noParent': 'उपयोग में {code} नाम का कोई कार्यालय नहीं है.',
  'office.codeTaken': 'कोड {code} पहले से उपयोग में है.',
  'office.hasOffices': 'कार्यालय {code} के नीचे अभी {count} कार्यालय हैं.',
  'office.hasFeeders': 'कार्यालय {code} में अभी {count} फीडर हैं.',
  'office.hasEmployees': 'कार्यालय {code} में अभी {count} सक्रिय कर्मचारी हैं.',
  'office.hasSubstations': 'कार्यालय {code} को अभी {count} सबस्टेशन आपूर्ति देते हैं.',
  'record.retired': 'यह सेवा से बाहर है. उपयोग में लेने के लिए फिर जोड़ें.',
  'record.exists': 'इस की वाला रिकॉर्ड पहले से है.',
  'record.cell': '{problem}',
  'import.oneFault': 'फ़ाइल में एक गलती है. कुछ नहीं बदला.',
  'import.faults': 'फ़ाइल में {count} गलतियाँ हैं. कुछ नहीं बदला.',
  'import.tooLarge': 'फ़ाइल {most} MB से बड़ी है.',
};

export const operationTexts = {
  'deploy.operatorOnly': 'यह केवल संचालक कर सकता है.',
  'deploy.otherRemote': 'यह कुंजी केवल {name} भेजती है, और कुछ नहीं.',
  'deploy.noKey': '{name} की ऐसी कोई चालू कुंजी नहीं है.',
  'deploy.versionNotRaised': '{name} {version}, {highest} से ऊपर नहीं है. संस्करण बढ़ाएँ, या बताएँ कि दोबारा क्यों बनाया गया.',
  'deploy.pathTaken': '{path} {name} का है.',
  'deploy.menuTaken': 'मेनू आइटम {id} {name} का है.',
  'deploy.waiting': '{name} {release} मंज़ूरी की प्रतीक्षा में है.',
  'deploy.stillOn': '{name} अभी उपयोगकर्ताओं को दिया जाता है. पहले उसे बंद करें.',
  'remote.unknown': 'रजिस्ट्री में {name} नाम का कोई रिमोट नहीं है.',
  'remote.noRelease': '{name} की कोई रिलीज़ {release} नहीं है.',
  'remote.noEarlier': '{name} की कोई पिछली रिलीज़ नहीं जिस पर लौटा जाए.',
  'remote.otherBytes': '{name} {version} ({build}) पहले दूसरे बाइट के साथ भेजा गया था.',
  'directory.none': '{company} की साइन इन के लिए कोई डायरेक्टरी नहीं है.',
  'handshake.noEmployee': 'ऐसा कोई कर्मचारी नहीं है.',
  'handshake.ofRank': 'अनुमति वाले कर्मचारी केवल HANDSHAKE_KEY होने पर हैंडशेक से साइन इन करते हैं.',
  'handshake.ofAdministrator': 'प्रशासक हैंडशेक से साइन इन नहीं करते.',
  'session.ended': 'यह सत्र पहले ही समाप्त हो चुका है.',
  'ticket.spent': 'टिकट अब मान्य नहीं है.',
  'language.unknown': '{languages} में से एक भाषा चुनें.',
  'view.tooMany': 'एक सूची में अधिक से अधिक {most} व्यू रहते हैं. पहले एक हटाएँ.',
  'download.underWay': 'आपके डाउनलोड चल रहे हैं. उनमें से एक की प्रतीक्षा करें.',
};

export const refusalTexts = {
  malformed: 'अनुरोध गलत बना है.',
  malformedPart: '{problem}',
  signedOut: 'अनुमति नहीं',
  badCredentials: 'कंपनी, यूज़रनेम या पासवर्ड गलत है.',
  badKey: 'अनुमति नहीं',
  notPermitted: 'आपको यह करने की अनुमति नहीं है.',
  notFound: 'नहीं मिला.',
  wrongMethod: 'यह तरीका यहाँ नहीं है.',
  tooSlow: 'अनुरोध आने में बहुत समय लगा.',
  changedMeanwhile: 'इस बीच रिकॉर्ड बदला है. पेज रिफ़्रेश करें.',
  tooLarge: 'अनुरोध बहुत बड़ा है.',
  wrongMediaType: 'अनुरोध JSON होना चाहिए.',
  notCsv: 'अनुरोध CSV फ़ाइल (text/csv) होना चाहिए.',
  wrongEncoding: 'अनुरोध सादा या gzip हो सकता है.',
  ruleBroken: 'अनुरोध नियम तोड़ता है.',
  tooManyTries: 'बहुत से प्रयास हुए. थोड़ा रुकें और फिर कोशिश करें.',
  headersTooLarge: 'अनुरोध के हेडर बहुत बड़े हैं.',
  callerLeft: 'अनुरोध करने वाला चला गया है.',
  failed: 'कुछ गलत हुआ. फिर कोशिश करें.',
  busy: 'सेवा व्यस्त है. फिर कोशिश करें.',
  tooManyCalls: 'आपके बहुत से अनुरोध चल रहे हैं. उनमें से कुछ की प्रतीक्षा करें.',
  databaseAway: 'सेवा अभी उपलब्ध नहीं है. फिर कोशिश करें.',
  tookTooLong: 'इसमें बहुत समय लगा. छोटी अवधि चुनें या कम पाठ से फ़िल्टर करें, और फिर कोशिश करें.',
};

export const emailTexts = { 'email.shape': 'सही ईमेल पता दर्ज करें' };

export const employeeTexts = {
  'employee.designation': 'पदनाम ज़रूरी है.',
  'employee.designationValue': 'सही पदनाम चुनें',
  'employee.email': 'ईमेल ज़रूरी है.',
  'employee.mobile': 'मोबाइल ज़रूरी है.',
  'employee.mobileShape': 'सही मोबाइल नंबर दर्ज करें',
  'employee.organization': 'संगठन का कोड ज़रूरी है.',
  'employee.organizationShape': 'संगठन का कोड गलत है',
  'employee.notFound': 'यह कर्मचारी आपके संगठन में नहीं मिला.',
  'employee.placeOutside': 'यह कार्य का स्थान आपके संगठन के नीचे नहीं है.',
  'employee.passwordOfRank': 'जिनके पास ऐसी अनुमति है जो आपके पास नहीं, उनका पासवर्ड आप नहीं बदल सकते.',
  'employee.contactOfRank': 'जिनके पास ऐसी अनुमति है जो आपके पास नहीं, उनका ईमेल, मोबाइल नंबर या कार्य का स्थान आप नहीं बदल सकते.',
  'employee.ownPassword': 'आपका अपना पासवर्ड "पासवर्ड बदलें" पेज पर, वर्तमान पासवर्ड से बदलता है.',
  'employee.changedBy': '{name} ने इस बीच इस कर्मचारी का विवरण बदला है. क्या अलग है जाँचें और फिर सहेजें.',
  'employee.changedBySomebody': 'किसी और ने इस बीच इस कर्मचारी का विवरण बदला है. क्या अलग है जाँचें और फिर सहेजें.',
  'employee.nowDesignation': 'पदनाम अब {value} है.',
  'employee.nowEmail': 'ईमेल अब {value} है.',
  'employee.nowNoEmail': 'ईमेल अब खाली है.',
  'employee.nowMobile': 'मोबाइल अब {value} है.',
  'employee.nowNoMobile': 'मोबाइल अब खाली है.',
  'employee.nowPlace': 'कार्य का स्थान अब {name} ({code}) है.',
  'employee.nowPassword': 'नया पासवर्ड दिया गया है.',
};

export const loginTexts = {
  'login.company': 'कंपनी ज़रूरी है.',
  'login.empNo': 'यूज़रनेम ज़रूरी है.',
  'login.password': 'पासवर्ड ज़रूरी है.',
  'login.empNoLong': 'यूज़रनेम में अधिक से अधिक {most} वर्ण हो सकते हैं.',
  'login.passwordLong': 'पासवर्ड में अधिक से अधिक {most} वर्ण हो सकते हैं.',
  'login.wait': 'बहुत से विफल प्रयास. {seconds} सेकंड बाद फिर कोशिश करें.',
  'login.passwordsOff': '{company} के लिए पासवर्ड बंद हैं. अपनी कंपनी की डायरेक्टरी से साइन इन करें.',
  'login.linkSpent': 'यह साइन इन लिंक अब मान्य नहीं है. पासवर्ड से साइन इन करें, या लिंक फिर खोलें.',
};

export const manualEndTexts = {
  'end.noStart': 'शुरू का समय मान्य नहीं है. पेज रिफ़्रेश करें.',
  'end.invalid': 'सही अंत की तारीख/समय दर्ज करें.',
  'end.future': 'भविष्य की तारीख/समय मान्य नहीं है.',
  'end.beforeStart': 'अंत की तारीख/समय शुरू की तारीख/समय से पहले नहीं होनी चाहिए.',
};

export const passwordTexts = {
  'password.allRequired': 'सभी फ़ील्ड ज़रूरी हैं.',
  'password.mismatch': 'पासवर्ड मेल नहीं खाते',
  'password.weak': 'पासवर्ड कम से कम 8 वर्णों का हो, जिसमें 1 चिह्न, 1 अंक, 1 बड़ा और 1 छोटा अक्षर हो.',
  'password.wrongCurrent': 'वर्तमान पासवर्ड गलत है.',
  'password.same': 'नया पासवर्ड वर्तमान से अलग होना चाहिए.',
  'password.guessable': 'इस पासवर्ड का अनुमान आसान है. आम शब्द, कंपनी के नाम या कर्मचारी नंबर के बिना वाला चुनें.',
  'password.notOwn': 'आप केवल अपना पासवर्ड बदल सकते हैं.',
};

export const protectionTexts = {
  'protection.required': 'रिले फ्लैग और टूटा कंडक्टर ज़रूरी हैं',
  'protection.relayFlag': 'रिले फ्लैग का सही विकल्प चुनें.',
  'protection.brokenConductor': 'टूटा कंडक्टर का सही विकल्प चुनें.',
  'protection.current': 'सही फॉल्ट करंट दर्ज करें (0 या अधिक, 0.1 के चरण में).',
  'protection.currentLimit': 'फॉल्ट करंट अधिक से अधिक {most} kA होना चाहिए.',
};

export const outageTexts = {
  'outage.hasEnd': 'इस व्यवधान की अंत की तारीख/समय पहले से है.',
  'outage.notManual': 'ESD/PSD विवरण केवल मैनुअल व्यवधान पर दर्ज हो सकता है.',
  'outage.noShutdown': 'इस व्यवधान का फॉल्ट प्रकार शटडाउन नहीं है.',
  'outage.notProtection': 'फॉल्ट करंट का विवरण केवल प्रोटेक्शन व्यवधान पर दर्ज हो सकता है.',
  'outage.noFaultCurrent': 'इस व्यवधान के फॉल्ट प्रकार में फॉल्ट करंट नहीं है.',
  'outage.isProtection': 'यह व्यवधान पहले से प्रोटेक्शन है.',
  'outage.hasFaultType': 'इस व्यवधान का फॉल्ट प्रकार पहले से दर्ज है.',
  'outage.noEnd': 'इस व्यवधान की अंत की तारीख/समय अभी नहीं है. पहले वह जोड़ें.',
  'outage.notASubstation': 'यह केवल जेटको का सबस्टेशन दर्ज कर सकता है.',
  'outage.notFound': 'यह व्यवधान आपके संगठन में नहीं मिला.',
  'outage.changed': 'किसी और ने इस बीच यह व्यवधान बदला है. जाँचें और फिर सहेजें.',
  'outage.unread': 'इस व्यवधान का दर्ज विवरण पढ़ा नहीं गया. पढ़ें और फिर सहेजें.',
  'outage.estimateIncomplete': 'अनुमानित समय की तारीख और समय दोनों दर्ज करें, या कोई नहीं.',
  'outage.noReason': 'कारण दर्ज करें.',
  'outage.estimateBeforeStart': 'अनुमानित समय व्यवधान शुरू होने के बाद का होना चाहिए.',
  'outage.estimateTooFar': 'अनुमानित समय एक वर्ष से अधिक आगे का नहीं होना चाहिए.',
};

export const setupTexts = {
  'setup.company': 'कंपनी चुनें.',
  'setup.name': 'नाम ज़रूरी है.',
  'setup.empNo': 'कर्मचारी नंबर ज़रूरी है.',
  'setup.empNoShape': 'कर्मचारी नंबर में अंक या अक्षर हों, अधिक से अधिक 64.',
  'setup.done': 'यह सुइट पहले से तैयार है. साइन इन करें, या खाते के लिए प्रशासक से कहें.',
  'setup.invalidLink': 'यह लिंक मान्य नहीं है. सुइट ने शुरू होते समय जो सबसे नया लिंक छापा वह काम में लें.',
};

export const shutdownTexts = {
  'shutdown.faultType': 'व्यवधान का प्रकार चुनें',
  'shutdown.plannedLcNo': 'LC नं. दर्ज करें',
  'shutdown.plannedLcEmpNo': 'कर्मचारी नं. दर्ज करें',
  'shutdown.reasonIds': 'कारण चुनें',
  'shutdown.shutdownTakenBy': 'शटडाउन लेने वाला चुनें',
  'shutdown.discomEmpNo': 'डिस्कॉम कर्मचारी नं. दर्ज करें (जिसने शटडाउन लिया)',
  'shutdown.getcoEmpNo': 'जेटको कर्मचारी नं. दर्ज करें (जिसने शटडाउन लिया)',
  'shutdown.otherName': 'अन्य व्यक्ति का नाम दर्ज करें',
  'shutdown.lcNo': 'LC नं. दर्ज करें.',
  'shutdown.lcEmpNo': 'कर्मचारी नं. (LC) दर्ज करें',
  'shutdown.otherMobile': 'मोबाइल नंबर में 10 अंक होने चाहिए',
};

export const substationTexts = {
  'substation.name': 'सबस्टेशन का नाम ज़रूरी है.',
  'substation.code': 'सबस्टेशन ई-ऊर्जा कोड 8 अंकों का होना चाहिए.',
  'substation.voltageClass': 'वोल्टेज वर्ग ज़रूरी है',
  'substation.voltageClassValue': 'सही वोल्टेज वर्ग चुनें',
  'substation.subdivision': 'सही सब डिवीजन खोजें और चुनें.',
  'substation.manageBy': 'संचालक ज़रूरी है',
  'substation.manageByValue': 'सही संचालक चुनें',
  'substation.monitoring': 'मॉनिटरिंग ज़रूरी है',
  'substation.monitoringValue': 'सही मॉनिटरिंग चुनें',
  'substation.chargingDate': 'चार्जिंग की तारीख ज़रूरी है',
  'substation.chargingDateFuture': 'चार्जिंग की तारीख भविष्य की नहीं हो सकती',
  'substation.coastal': 'तटीय है या नहीं, यह ज़रूरी है.',
  'substation.tribal': 'आदिवासी क्षेत्र है या नहीं, यह ज़रूरी है.',
  'substation.category': 'SS श्रेणी ज़रूरी है',
  'substation.categoryValue': 'सही SS श्रेणी चुनें',
  'substation.email': 'ईमेल पता ज़रूरी है और सही होना चाहिए.',
  'substation.mobile': 'मोबाइल नंबर में 10 अंक होने चाहिए',
  'substation.outside': 'यह ई-ऊर्जा कोड आपके संगठन के नीचे नहीं है.',
  'substation.noDivision': 'ई-ऊर्जा कोड {code} वाला जेटको का कोई डिवीजन नहीं है.',
  'substation.codeTaken': 'ई-ऊर्जा कोड {code} पहले से उपयोग में है.',
};
