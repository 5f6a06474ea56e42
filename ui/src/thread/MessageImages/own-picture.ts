/** Where pictures of the site itself lie; nothing else is ever asked for, so that no message can tell others who reads it. */
const ownFolders = ['/api/images/', '/art/'];

/** Whether an address, as it stands in a message, is that of a picture of the site itself. */
export function isOwnPicture(address: string | undefined): address is string {
  if (address === undefined || /\.\.|%2e|[\\\s]/i.test(address)) return false;
  return ownFolders.some((folder) => address.startsWith(folder));
}
