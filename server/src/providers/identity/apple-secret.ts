import { importPKCS8, SignJWT } from 'jose';
import type { AppleKey } from '../../config/identity.ts';

/** Apple's client secret, a short-lived JWT ("Creating a client secret"). */
export async function makeAppleSecret(key: AppleKey, clientId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(key.privateKey, 'ES256'));
}
