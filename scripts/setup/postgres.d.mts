/** Returns the folder with the programs of the newest PostgreSQL; undefined if none is installed. */
export function postgresPrograms(): string | undefined
