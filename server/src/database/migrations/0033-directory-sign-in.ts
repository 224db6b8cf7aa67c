import { type Kysely, sql } from 'kysely';

/** Sign-ins by a utility's own directory that are under way: each is used once, by the browser that began it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory_sign_in (
      state_hash bytea primary key,
      company_name text not null,
      nonce text not null,
      code_verifier text not null,
      path text,
      expires_at timestamptz not null
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table directory_sign_in`.execute(db);
}
