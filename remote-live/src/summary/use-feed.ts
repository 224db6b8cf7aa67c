import { useEffect, useState } from 'react';
import { createFeed, type Feed, type FeedParts } from '../feed/feed';

/** The page's feed: runs as long as the page is mounted. */
export function useFeed(parts: FeedParts): Feed {
  const [feed] = useState(() => createFeed(parts));
  useEffect(() => {
    feed.start();
    return () => feed.stop();
  }, [feed]);
  return feed;
}
