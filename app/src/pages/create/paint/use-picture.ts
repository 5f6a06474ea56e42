import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

import { getPicture, type OwnPicture } from '@fabula/sdk';
import { getGetPictureQueryKey } from '@fabula/sdk/react';

import { loadPicture } from './picture-bytes';

/** A picture of one's own with its pixels. The one before is shown until the next has come. */
export function usePicture(pictureId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['painted picture', pictureId],
    queryFn: async () => {
      const known = client.getQueryData<OwnPicture>(getGetPictureQueryKey(pictureId));
      const picture = known ?? (await getPicture(pictureId));
      return { picture, image: await loadPicture(picture.full) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
