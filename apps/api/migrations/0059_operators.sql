CREATE TABLE "operator_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid,
	"by_name" text NOT NULL,
	"what" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"about_shop_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"password_digest" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operators_keys_check" CHECK (cardinality("operators"."keys") > 0)
);
--> statement-breakpoint
-- The tables are new and empty, so that nothing is checked.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_user_id_operators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."operators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_log_operator_idx" ON "operator_log" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_log_subject_idx" ON "operator_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_log_shop_idx" ON "operator_log" USING btree ("about_shop_id","id") WHERE "operator_log"."about_shop_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_sessions_token_key" ON "operator_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_sessions_user_idx" ON "operator_sessions" USING btree ("user_id");--> statement-breakpoint
-- by hand: what follows. An entry of the log stays as it was written. Triggers of rows don't see TRUNCATE.
CREATE FUNCTION operator_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The operator log is append-only.' USING errcode = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_log_kept BEFORE UPDATE OR DELETE ON operator_log
FOR EACH ROW EXECUTE FUNCTION operator_log_is_kept();
--> statement-breakpoint
CREATE TRIGGER operator_log_kept_whole BEFORE TRUNCATE ON operator_log
FOR EACH STATEMENT EXECUTE FUNCTION operator_log_is_kept();
--> statement-breakpoint
-- Checked at the end of the transaction, one transaction after the other: two admins can't remove each other.
CREATE FUNCTION operators_have_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('operators_have_an_admin'));
  IF NOT EXISTS (SELECT FROM operators WHERE 'admin' = ANY (keys)) THEN
    RAISE EXCEPTION 'The last admin can''t be removed.' USING errcode = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER operators_keep_an_admin AFTER UPDATE OR DELETE ON operators
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ('admin' = ANY (old.keys))
EXECUTE FUNCTION operators_have_an_admin();
