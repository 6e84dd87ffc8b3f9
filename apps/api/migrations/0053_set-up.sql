CREATE TABLE "set_up" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"draft" jsonb,
	"draft_version" integer,
	CONSTRAINT "set_up_only_check" CHECK ("set_up"."is_only")
);
