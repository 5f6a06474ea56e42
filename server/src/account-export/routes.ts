import type { Handlers } from '../http/operation.ts';
import type { AccountExport } from './account-export.ts';

export function accountExportRoutes(accountExport: AccountExport): Pick<Handlers, 'exportAccount'> {
  return {
    async exportAccount({ principal }) {
      return accountExport.export(principal);
    },
  };
}
