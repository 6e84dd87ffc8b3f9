CREATE TABLE "attestations" (
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"evidence" text NOT NULL,
	"expires_on" date,
	"attested_by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attestations_pkey" PRIMARY KEY("shop_id","kind")
);
--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;