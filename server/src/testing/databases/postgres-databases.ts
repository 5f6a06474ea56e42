import { Client } from 'pg';

/**
 * Creates a database in a private PostgreSQL.
 *
 * @param maintenanceUrl The address of its database `postgres`.
 * @param template A database without connections, to copy; else it is empty.
 * @returns the address of the new database.
 */
export async function createPostgresDatabase(
  maintenanceUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  // Files as they are: quicker than through the log, which is not needed.
  await execute(maintenanceUrl, `create database ${name} template ${template} strategy file_copy`);
  return maintenanceUrl.replace('/postgres?', `/${name}?`);
}

export async function dropPostgresDatabase(maintenanceUrl: string, name: string): Promise<void> {
  await execute(maintenanceUrl, `drop database ${name} with (force)`);
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
