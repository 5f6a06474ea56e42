import type { Transporter } from 'nodemailer';
import { DeliveryError } from '../delivery-error.ts';
import type { MailProvider } from './mail.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS. */
  url: string;
  /** Such as `Fabula <hello@example.org>`. */
  from: string;
}

export function createSmtpMail({ url, from }: SmtpOptions): MailProvider {
  let opened: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    async send({ headers = {}, to, subject, text }) {
      try {
        // An object, so that no address is parsed as a list.
        const transport = await (opened ??= openTransport({ url, from }));
        await transport.sendMail({ to: { name: '', address: to }, subject, text, headers });
      } catch (error) {
        throw new DeliveryError('SMTP', kindOf(error));
      }
    },
  };
}

/** Imported for the first mail: its modules take time of every start. */
async function openTransport({ url, from }: SmtpOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

function kindOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const status = error instanceof Error && 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return code + status;
}
