import { AccountDeletion, type AccountDeletionDeps } from './account-deletion/account-deletion.ts';
import { AccountExport, type AccountExportDeps } from './account-export/account-export.ts';
import { FILE_KINDS } from './file-kinds.ts';
import type { Shop } from './shop/shop.ts';

export interface AccountServices {
  accountDeletion: AccountDeletion;
  accountExport: AccountExport;
}

type ServiceDeps = AccountExportDeps &
  Omit<AccountDeletionDeps, 'accountMail' | 'fileKinds' | 'providers'> & {
    shop: Pick<Shop, 'providers'>;
    signIn: Pick<AccountDeletionDeps, 'accountMail'>;
  };

/** What an owner can do with all that an account has: take it along, and delete it. */
export function createAccountServices({ shop, signIn: { accountMail }, ...deps }: ServiceDeps): AccountServices {
  return {
    accountDeletion: new AccountDeletion({ ...deps, accountMail, providers: shop.providers, fileKinds: FILE_KINDS }),
    accountExport: new AccountExport(deps),
  };
}
