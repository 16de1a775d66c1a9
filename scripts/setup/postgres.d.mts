/** The folder of the newest PostgreSQL's programs; undefined where none is installed. */
export function postgresPrograms(): string | undefined
