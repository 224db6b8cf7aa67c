// Messages as the documentation shows them, written for it.

/** IEC 61968-3: the same outage in JSON and in XML. */
export const cimExample = {
  json: {
    EventMessage: {
      Header: { Verb: 'changed', Noun: 'UnplannedOutage', Timestamp: '2026-11-20T10:31:00+05:30' },
      Payload: {
        UnplannedOutages: {
          UnplannedOutage: [
            {
              mRID: 'CIM-31',
              Feeder: { mRID: '100001' },
              actualPeriod: { start: '2026-11-20T10:22:00+05:30' },
              metersAffected: 380,
              originalMetersAffected: 412,
              causeKind: 'treeDown',
              estimatedRestorationTime: { ert: '2026-11-20T13:30:00+05:30' },
              OpenedSwitches: [{ mRID: 'SW-7', name: 'Breaker 7' }],
              comment: 'Tree on the line',
              lastModifiedDateTime: '2026-11-20T10:30:00+05:30',
            },
          ],
        },
      },
    },
  },
  xml: `<EventMessage xmlns="http://iec.ch/TC57/2011/schema/message">
  <Header><Verb>changed</Verb><Noun>UnplannedOutage</Noun><Timestamp>2026-11-20T10:31:00+05:30</Timestamp></Header>
  <Payload>
    <m:UnplannedOutages xmlns:m="http://iec.ch/TC57/UnplannedOutages#">
      <m:UnplannedOutage>
        <m:mRID>CIM-31</m:mRID>
        <m:comment>Tree on the line</m:comment>
        <m:lastModifiedDateTime>2026-11-20T10:30:00+05:30</m:lastModifiedDateTime>
        <m:actualPeriod><m:start>2026-11-20T10:22:00+05:30</m:start></m:actualPeriod>
        <m:metersAffected>380</m:metersAffected>
        <m:originalMetersAffected>412</m:originalMetersAffected>
        <m:causeKind>treeDown</m:causeKind>
        <m:estimatedRestorationTime><m:ert>2026-11-20T13:30:00+05:30</m:ert></m:estimatedRestorationTime>
        <m:Feeder><m:mRID>100001</m:mRID></m:Feeder>
        <m:OpenedSwitches><m:mRID>SW-7</m:mRID><m:name>Breaker 7</m:name></m:OpenedSwitches>
      </m:UnplannedOutage>
    </m:UnplannedOutages>
  </Payload>
</EventMessage>`,
} as const;

/** ODIN: everything that is out. */
export const odinExample = {
  json: {
    PubOutages: {
      Header: { Timestamp: '2026-11-20T11:30:00+05:30' },
      Outage: [
        {
          mRID: 'ODIN-5',
          Feeder: { mRID: '100002' },
          reportedStartTime: '2026-11-20T11:02:00+05:30',
          originalMetersAffected: 120,
          metersAffected: 96,
          cause: { causeKind: 'equipmentFailure' },
          EstimatedRestorationTime: { ert: '2026-11-20T12:45:00+05:30' },
        },
      ],
    },
  },
  xml: `<PubOutages>
  <Header><Timestamp>2026-11-20T11:30:00+05:30</Timestamp></Header>
  <Outage>
    <mRID>ODIN-5</mRID>
    <Feeder><mRID>100002</mRID></Feeder>
    <reportedStartTime>2026-11-20T11:02:00+05:30</reportedStartTime>
    <originalMetersAffected>120</originalMetersAffected>
    <metersAffected>96</metersAffected>
    <cause><causeKind>equipmentFailure</causeKind></cause>
    <EstimatedRestorationTime><ert>2026-11-20T12:45:00+05:30</ert></EstimatedRestorationTime>
  </Outage>
</PubOutages>`,
} as const;
