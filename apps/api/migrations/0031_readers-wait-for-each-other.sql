-- Two readers at once looked like a change under way to one of them, whose calls were then answered without the cache: the
-- more processes, the more often. Readers now wait for each other, for a fraction of a millisecond; no reader waits for a
-- writer.
CREATE OR REPLACE FUNCTION read_catalog_version() RETURNS text LANGUAGE plpgsql AS $$
DECLARE version text;
BEGIN
  PERFORM pg_advisory_xact_lock(727302, 2);
  SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '-' || last_value || CASE WHEN is_called THEN '+' ELSE '' END
    INTO version FROM catalog_version;
  -- Locks go one after the other at the end of a statement: a reader that is ending may still hold this one exclusively. No
  -- writer holds it then.
  IF NOT pg_try_advisory_xact_lock_shared(727302, 1) THEN RETURN version; END IF;
  IF pg_try_advisory_xact_lock(727302, 1) THEN RETURN version; END IF;
  RETURN NULL;
END $$;
