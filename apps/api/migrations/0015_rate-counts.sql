-- Unlogged: counts of calls may be forgotten by a crash, and writing them waits for no disk.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counts_until_idx" ON "rate_counts" USING btree ("until");