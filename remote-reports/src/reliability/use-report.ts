import { useState } from 'react';
import type { ApiError } from 'shared-contracts/client';
import { getReliability } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { useEndpointQuery } from 'shared-ui/api';
import type { ReportQuery } from './report-query';

/** An answer with the question that it answers: headings and downloads must not be those of the next one. */
export interface AnsweredReport {
  readonly report: Reliability;
  readonly query: ReportQuery;
}

interface ReportState {
  /** The answer to `query`, or the one before while that is under way. */
  readonly shown: AnsweredReport | null;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The report that `query` asks for; nothing for a period that runs backwards. */
export function useReport(query: ReportQuery): ReportState {
  const isOrdered = query.from <= query.to;
  const { data, error, isFetching, refetch } = useEndpointQuery(
    getReliability,
    { query: { ...query, download: null } },
    { enabled: isOrdered },
  );
  const [last, setLast] = useState<AnsweredReport | null>(null);
  if (data !== undefined && (last?.report !== data || last.query !== query)) setLast({ report: data, query });
  const isMissing = data === undefined && error !== null;
  return {
    shown: isOrdered && !isMissing ? last : null,
    error: isOrdered ? error : null,
    isLoading: isOrdered && isFetching,
    retry: () => void refetch(),
  };
}
