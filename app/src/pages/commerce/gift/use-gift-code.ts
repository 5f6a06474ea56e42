import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readGiftCode, withoutQueryCode } from '../../../shop/gift-address';

/** The code of the gift in the address; undefined without one. That of an old link is moved out of the query. */
export function useGiftCode(): string | undefined {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const better = withoutQueryCode({ hash, search });
    if (better !== undefined) void navigate(better, { replace: true, preventScrollReset: true });
  }, [hash, navigate, search]);
  return readGiftCode({ hash, search });
}
