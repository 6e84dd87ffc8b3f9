-- After a failover that lost changes the sequence counts them again for other content. The timeline tells the two apart.
CREATE OR REPLACE FUNCTION read_catalog_version() RETURNS text LANGUAGE plpgsql AS $$
DECLARE version text;
BEGIN
  SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '-' || last_value || CASE WHEN is_called THEN '+' ELSE '' END
    INTO version FROM catalog_version;
  IF pg_try_advisory_xact_lock(727302, 1) THEN RETURN version; END IF;
  RETURN NULL;
END $$;
